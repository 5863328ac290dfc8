/** Bodies too large to store, generated on request. */
export const generatedBodies: Record<string, () => string> = {
  'three-thousand-deep': () => `${'<div>'.repeat(3000)}Deep${'</div>'.repeat(3000)}`,
  'five-megabytes': () => '<p>A long letter. </p>'.repeat(262_144),
  'many-attributes': () =>
    `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}=1`).join(' ')}>Attributes</p>`,
  'one-megabyte-of-brackets': () => '<'.repeat(1_048_576),
}
