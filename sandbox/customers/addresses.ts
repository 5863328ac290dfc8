import * as v from 'valibot'

import { withCustom } from '../platform/custom-fields.ts'
import { badRequest, only } from '../platform/problems.ts'
import { maxText, readBody } from '../platform/read-body.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { factory } from '../platform/env.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { subresourceNotFound } from './customer-problems.ts'
import { mergedFieldsSql, withoutNulls } from './merged-fields.ts'
import { CUSTOMER } from './paths.ts'
import { requireRegisteredCustomer } from './require-customer.ts'

const MAX_CHARACTERS = 256

const FIELDS = [
  'firstName',
  'secondName',
  'salutation',
  'title',
  'suffix',
  'companyName',
  'jobTitle',
  'address1',
  'address2',
  'suite',
  'postBox',
  'city',
  'stateCode',
  'postalCode',
  'phone',
] as const

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_CHARACTERS))
const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'It must be two capitals.'))

const fields = {
  ...v.entriesFromList(FIELDS, v.exactOptional(v.nullable(maxText(MAX_CHARACTERS)))),
  preferred: v.exactOptional(v.boolean()),
}

export const NewAddressBody = v.pipe(
  v.looseObject({ ...fields, addressId: Name, lastName: Name, countryCode: CountryCode }),
  v.transform(withCustom),
)
export type NewAddressBody = v.InferOutput<typeof NewAddressBody>

export const AddressBody = v.pipe(
  v.looseObject({
    ...fields,
    addressId: v.exactOptional(Name),
    lastName: v.exactOptional(Name),
    countryCode: v.exactOptional(CountryCode),
  }),
  v.transform(withCustom),
)
export type AddressBody = v.InferOutput<typeof AddressBody>

const Fields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

const AddressRow = v.pipe(
  v.object({
    address_id: v.string(),
    preferred: v.number(),
    fields: Fields,
    created_at: v.number(),
    last_modified: v.number(),
  }),
  v.transform((row) => ({
    addressId: row.address_id,
    preferred: row.preferred === 1,
    fullName: [row.fields['firstName'], row.fields['lastName']]
      .filter((name) => typeof name === 'string')
      .join(' '),
    ...row.fields,
    creationDate: new Date(row.created_at).toISOString(),
    lastModified: new Date(row.last_modified).toISOString(),
  })),
)

/** SCAPI's CustomerAddress objects, the oldest first. */
export async function readAddresses(db: D1Database, customerId: string) {
  const statement = sql`SELECT * FROM customer_addresses WHERE customer_id = ${customerId}
    ORDER BY created_at, address_id`
  return parseRows(AddressRow, await prepare(db, statement).all())
}

/** @throws ProblemError if the customer has no address of this name. */
export async function requireAddress(db: D1Database, customerId: string, addressId: string) {
  const row = await prepare(
    db,
    sql`SELECT * FROM customer_addresses
        WHERE customer_id = ${customerId} AND address_id = ${addressId}`,
  ).first()
  if (row === null) throw subresourceNotFound('Address', addressId)
  return v.parse(AddressRow, row)
}

export async function addAddress(
  db: D1Database,
  customerId: string,
  body: NewAddressBody,
  now: number,
) {
  const { addressId } = body
  const written = sql`INSERT OR IGNORE INTO customer_addresses
    (customer_id, address_id, preferred, fields, created_at, last_modified)
    VALUES (${customerId}, ${addressId}, ${body.preferred ? 1 : 0}, ${JSON.stringify(withoutNulls(getFields(body)))},
      ${now}, ${now})`
  const { meta } = await prepare(db, written).run()
  if (meta.changes === 0) throw nameInUse(addressId)
  if (body.preferred) await preferOnly(db, customerId, addressId)
  return requireAddress(db, customerId, addressId)
}

/** Changes the given fields of an address, including its name. */
export async function changeAddress(
  db: D1Database,
  { customerId, addressId }: { customerId: string; addressId: string },
  body: AddressBody,
  now: number,
) {
  await requireAddress(db, customerId, addressId)
  const name = body.addressId ?? addressId
  const preferred = body.preferred === undefined ? null : Number(body.preferred)
  const statement = sql`UPDATE OR IGNORE customer_addresses SET address_id = ${name},
      preferred = coalesce(${preferred}, preferred), fields = ${mergedFieldsSql('fields', getFields(body))},
      last_modified = ${now}
    WHERE customer_id = ${customerId} AND address_id = ${addressId}`
  const { meta } = await prepare(db, statement).run()
  if (meta.changes === 0) throw nameInUse(name)
  if (body.preferred) await preferOnly(db, customerId, name)
  return requireAddress(db, customerId, name)
}

export async function removeAddress(db: D1Database, customerId: string, addressId: string) {
  const statement = sql`DELETE FROM customer_addresses
    WHERE customer_id = ${customerId} AND address_id = ${addressId}`
  const { meta } = await prepare(db, statement).run()
  if (meta.changes === 0) throw subresourceNotFound('Address', addressId)
}

const preferOnly = (db: D1Database, customerId: string, addressId: string) =>
  prepare(
    db,
    sql`UPDATE customer_addresses SET preferred = (address_id = ${addressId})
        WHERE customer_id = ${customerId}`,
  ).run()

const getFields = (body: AddressBody) => ({
  ...Object.fromEntries(
    [...FIELDS, 'lastName' as const, 'countryCode' as const].flatMap((name) =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  ),
  ...body.custom,
})

const nameInUse = (addressId: string) =>
  badRequest(`There is an address with the ID '${addressId}' already.`, { parameter: 'addressId' })

const ADDRESSES = `${CUSTOMER}/addresses` as const
const ADDRESS = `${ADDRESSES}/:addressName` as const

export const addressRoutes = factory
  .createApp()
  .use(
    `${ADDRESSES}/*`,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .post(ADDRESSES, async (c) => {
    const body = await readBody(c, NewAddressBody)
    return c.json(await addAddress(c.env.DB, c.req.param('customerId'), body, c.var.now()))
  })
  .all(ADDRESSES, only('POST'))
  .get(ADDRESS, async (c) => {
    const { customerId, addressName } = c.req.param()
    return c.json(await requireAddress(c.env.DB, customerId, addressName))
  })
  .patch(ADDRESS, async (c) => {
    const body = await readBody(c, AddressBody)
    const { customerId, addressName: addressId } = c.req.param()
    return c.json(await changeAddress(c.env.DB, { customerId, addressId }, body, c.var.now()))
  })
  .delete(ADDRESS, async (c) => {
    const { customerId, addressName } = c.req.param()
    await removeAddress(c.env.DB, customerId, addressName)
    return c.body(null, 204)
  })
  .all(ADDRESS, only('GET', 'PATCH', 'DELETE'))
