import * as v from 'valibot'

const MAX_ENTRIES = 50

const text = v.pipe(v.string(), v.maxLength(200))
const list = v.pipe(v.array(text), v.maxLength(MAX_ENTRIES))
const instant = v.pipe(v.string(), v.isoTimestamp())
const ipv4 = v.pipe(v.string(), v.ipv4())
const coordinate = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

const geoLocation = {
  city: text,
  country: text,
  countryCode: text,
  latitude: coordinate(90),
  longitude: coordinate(180),
  metroCode: text,
  postalCode: text,
  region: text,
  regionCode: text,
}

const qualifiers = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), text),
  v.maxEntries(MAX_ENTRIES),
)

/** The fields of a context; any other field is rejected. */
export const ContextBody = v.strictObject({
  effectiveDateTime: v.exactOptional(instant),
  sourceCode: v.exactOptional(text),
  customerGroupIds: v.exactOptional(list),
  customQualifiers: v.exactOptional(qualifiers),
  assignmentQualifiers: v.exactOptional(qualifiers),
  clientIp: v.exactOptional(ipv4),
  geoLocation: v.exactOptional(v.partial(v.strictObject(geoLocation))),
  couponCodes: v.exactOptional(list),
})
export type ContextBody = v.InferOutput<typeof ContextBody>

const changedQualifiers = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), v.nullable(text)),
  v.maxEntries(MAX_ENTRIES),
)
const orEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.exactOptional(v.nullable(v.union([v.literal(''), schema])))

/** The fields of a change; null and empty values remove a field. */
export const ContextChange = v.strictObject({
  effectiveDateTime: orEmpty(instant),
  sourceCode: orEmpty(text),
  customerGroupIds: v.exactOptional(v.nullable(list)),
  customQualifiers: v.exactOptional(v.nullable(changedQualifiers)),
  assignmentQualifiers: v.exactOptional(v.nullable(changedQualifiers)),
  clientIp: orEmpty(ipv4),
  geoLocation: v.exactOptional(v.nullable(v.partial(v.strictObject(geoLocation)))),
  couponCodes: v.exactOptional(v.nullable(list)),
})
export type ContextChange = v.InferOutput<typeof ContextChange>
