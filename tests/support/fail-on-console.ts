const METHODS = ['error', 'warn'] as const;

/** Unexpected console output is a failed test; a test that expects some replaces the method with its own spy. */
beforeEach(() => {
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
