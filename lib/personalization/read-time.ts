const READ_WORDS_PER_MINUTE = 220;

export function estimateReadTime(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / READ_WORDS_PER_MINUTE));
}
