export const exampleCopy = {
  // The name of the sign on each picture, and what the page says about the sign once.
  label: 'Illustrative example',
  key: 'marks an illustrative example',
} as const;
