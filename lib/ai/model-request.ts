export type ModelTurn = { role: 'user' | 'assistant'; content: string };

/** Who causes the cost: keys of the visitor and of the address. */
export type Callers = { visitor: string; address: string };

export type ModelRequest = {
  /** Name of this kind of call in the log. Never visitor input. */
  purpose: 'analysis' | 'chat';
  /** Instructions, identical for every visitor so that the provider can cache them. */
  system: string;
  /** Request-specific context, such as retrieved passages. Not cached. */
  context?: string;
  turns: readonly ModelTurn[];
  maxTokens: number;
  answerFormat?: Record<string, unknown>;
  signal: AbortSignal;
  /** When the visitor started waiting (`performance` clock). The deadline counts from then. */
  startedAt?: number;
  /** Each may use a share of the budget. */
  callers?: Callers;
};
