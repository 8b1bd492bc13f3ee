/** Reading every page takes longer than a test in memory, above all beside other work. */
jest.setTimeout(120_000);
