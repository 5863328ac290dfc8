/** Of a range that no telephone company gives to anyone. */
const CARE_PHONE = { dialled: '+18005550142', written: '1-800-555-0142' } as const

/** Customer care's number, to be called. */
export function CarePhone() {
  return (
    <a href={`tel:${CARE_PHONE.dialled}`} translate="no">
      {CARE_PHONE.written}
    </a>
  )
}
