const METHODS = ['error', 'warn', 'info'] as const;

let unexpected: Error[] = [];

/** Fails a test on unexpected console output. Throws after the test, so that the code under test cannot catch it. */
beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  // The original error, because its stack shows the caller.
  if (unexpected[0]) throw unexpected[0];
});
