/** Somebody has asked the browser to be sparing, or the line is slow; not every browser says so. */
export function isSparing(): boolean {
  const connection = 'connection' in navigator ? Object(navigator.connection) : {}
  return connection.saveData === true || /2g/.test(String(connection.effectiveType))
}
