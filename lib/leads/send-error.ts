/** Why an event did not arrive. The message is stored and logged, so it quotes neither visitor nor receiver. */
export class SendError extends Error {
  constructor(
    message: string,
    /** False only if the receiver certainly did not take the event. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

/** Longer than a receiver needs, and short enough that the lease of `deliverLeads` is renewed in time. */
export const SEND_TIMEOUT_MS = 10_000;
