import { ProblemError } from '../platform/problems.ts'

export const invalidCustomer = () =>
  new ProblemError({
    status: 400,
    type: 'invalid-customer',
    title: 'Invalid Customer',
    detail: 'The customer is invalid.',
  })

export const customerNotFound = (customerId: string) =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: 'Not Found',
    detail: `No customer with ID '${customerId}' could be found.`,
    members: { customerId },
  })

/** @param what for example `Address`; `id` is the shopper's name for it */
export const subresourceNotFound = (what: string, id: string) =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: `${what} Not Found`,
    detail: `No ${what.toLowerCase()} with ID '${id}' could be found.`,
  })

export const listNotFound = (productListId: string) =>
  new ProblemError({
    status: 404,
    type: 'product-list-not-found',
    title: 'Product List Not Found',
    detail: `No product list with ID '${productListId}' could be found.`,
    members: { productListId },
  })

export const loginInUse = () =>
  new ProblemError({
    status: 400,
    type: 'login-already-in-use',
    title: 'Login Already In Use',
    detail: 'The login is already in use.',
  })

export const wrongPassword = () =>
  new ProblemError({
    status: 401,
    type: 'update-password',
    title: 'Update Password',
    detail: 'The current password is not valid.',
  })

/** A registered shopper cannot create another account. */
export const onlyGuests = () =>
  new ProblemError({
    status: 401,
    type: 'authentication-failed',
    title: 'Authentication Failed',
    detail: 'An account is made with the token of a guest.',
    members: { credentialType: 'accessToken' },
  })
