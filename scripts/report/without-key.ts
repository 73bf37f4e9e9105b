/** A text that is about to leave, without the store's key in any spelling: as it is, in JSON, in HTML. */
export function withoutKey(text: string, apiKey: string): string {
  if (apiKey === '') return text
  const inHtml = apiKey.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const spellings = [
    apiKey,
    JSON.stringify(apiKey).slice(1, -1),
    inHtml.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  ]
  return spellings.reduce((said, spelling) => said.replaceAll(spelling, '…'), text)
}
