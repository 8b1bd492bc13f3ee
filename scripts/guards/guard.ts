/** One protection of this site, as text that can be taken out, and the test that must then fail. */
export type Guard = {
  /** What holds as long as it stands. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  /** What is put in its place, such that the program still runs. */
  without: string;
  /** The jest project of the test. */
  project: 'unit' | 'widgets' | 'handlers-sqlite';
  test: string;
};
