import { customerNoOf, type CustomerRow } from './customer-row.ts'

const isoOrNone = (name: string, at: number | null) =>
  at === null ? {} : { [name]: new Date(at).toISOString() }

/** SCAPI's Customer, without its expansions. */
export async function customerResponse(customer: CustomerRow) {
  const { lastLoginAt, previousLoginAt } = customer
  return {
    authType: 'registered',
    customerId: customer.customerId,
    customerNo: customerNoOf(customer),
    login: customer.login,
    hashedLogin: await sha256(customer.login),
    email: customer.email,
    c_emailHash: await sha256(customer.email.toLowerCase()),
    enabled: true,
    emailVerified: false,
    hasPassword: customer.passwordHash !== null,
    creationDate: new Date(customer.createdAt).toISOString(),
    lastModified: new Date(customer.lastModified).toISOString(),
    ...isoOrNone('lastLoginTime', lastLoginAt),
    ...isoOrNone('lastVisitTime', lastLoginAt),
    ...isoOrNone('previousLoginTime', previousLoginAt),
    ...isoOrNone('previousVisitTime', previousLoginAt),
    ...customer.profile,
  }
}

async function sha256(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
