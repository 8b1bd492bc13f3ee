export type ModelTurn = { role: 'user' | 'assistant'; content: string };

export type ModelRequest = {
  /** What the log calls this kind of question; never anything that a visitor wrote. */
  purpose: 'analysis' | 'chat';
  /** The instructions, the same for every visitor, so that the provider can keep them in its cache. */
  system: string;
  /** What belongs to this question alone, such as retrieved passages: instructions that are not cached. */
  context?: string;
  /** Oldest first; the last one is the visitor's. */
  turns: readonly ModelTurn[];
  maxTokens: number;
  /** A JSON schema: the answer is then JSON of that shape, if the model keeps to it. */
  answerFormat?: Record<string, unknown>;
  /** The caller's own reason to stop. The deadline of ANTHROPIC_DEADLINE_MS holds without it. */
  signal: AbortSignal;
  /** Since when the visitor waits, on the clock of `performance`: the deadline counts from there. */
  startedAt?: number;
};
