const METHODS = ['error', 'warn', 'info'] as const;

let unexpected: Error[] = [];

/**
 * Fails a test on unexpected console output; a test that expects some replaces the method with its own spy. Throws
 * after the test, because an error thrown at once could be caught by the code under test.
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
  // The original error, because its stack shows the caller.
  if (unexpected[0]) throw unexpected[0];
});
