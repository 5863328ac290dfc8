/** UPC-A from its first eleven digits: the twelfth is the check digit that scanners ask for. */
export function upc(elevenDigits: string): string {
  let sum = 0
  for (const [index, digit] of elevenDigits.split('').entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1)
  }
  return `${elevenDigits}${(10 - (sum % 10)) % 10}`
}
