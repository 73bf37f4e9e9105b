/** Where long work says how far it is. */
export interface Progress {
  /** Begins a step of `total` equal parts. */
  step(label: string, total: number): { advance(): void }
}

/** For whom does not want to know. */
export const silentProgress: Progress = {
  step: () => ({ advance: () => undefined }),
}
