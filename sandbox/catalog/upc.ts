/** Adds the check digit to the first eleven digits of a UPC-A code. */
export function upc(elevenDigits: string): string {
  let sum = 0
  for (const [index, digit] of elevenDigits.split('').entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1)
  }
  return `${elevenDigits}${(10 - (sum % 10)) % 10}`
}
