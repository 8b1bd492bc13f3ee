let isKept = true;

/** Whether copies may be kept now. Asked right before each write, because what is under way ends after a refusal too. */
export function mayKeep(): boolean {
  return isKept;
}

export function setKeeping(next: boolean): void {
  isKept = next;
}
