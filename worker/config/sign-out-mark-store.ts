/** When a customer was last signed out on every device, as a number that only grows. */
export interface SignOutMark {
  /** 0 if never. */
  latest(): Promise<number>
  /** @param now milliseconds since the epoch @returns the new mark */
  set(now: number): Promise<number>
}

/** Stores marks by name. In production a namespace of Durable Objects, because every device has to see a mark at once. */
export interface SignOutMarkStore {
  getByName(name: string): SignOutMark
}
