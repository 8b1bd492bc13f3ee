const METHODS = ['error', 'warn', 'info'] as const;

let unexpected: Error[] = [];

/**
 * Unexpected console output is a failed test; a test that expects some replaces the method with its own spy. It is told
 * at the end: thrown at once, it would vanish in the first `catch`, and change what is tested.
 */
beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      unexpected.push(new Error(`Unexpected console.${method}: ${words.map(String).join(' ')}`));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  // The error itself, because its stack shows who wrote.
  if (unexpected[0]) throw unexpected[0];
});
