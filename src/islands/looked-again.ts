/** Tells whenever the page is looked at again, after a night or by Back. Returns what ends it. */
export function whenLookedAtAgain(tell: () => void): () => void {
  const lookAgain = () => {
    if (!document.hidden) tell()
  }
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('pageshow', lookAgain)
  return () => {
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('pageshow', lookAgain)
  }
}
