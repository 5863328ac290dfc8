import type { PlacementField } from '#shared/site/placement.ts'

/** Hidden fields with site and locale for a GET form, if URLs carry them in the query. */
export function PlacementFields({ fields }: { fields: readonly PlacementField[] }) {
  return fields.map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
