/** The zeros of blocks of ten digits: Arabic, Persian, Hindi, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g

/** The same text with digits as numbers are read here, and the point and the comma that go with Arabic ones. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, asciiDigit).replaceAll('٫', '.').replaceAll('٬', ',')
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}
