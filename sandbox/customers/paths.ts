export const API = '/customer/shopper-customers/v1/organizations/:organizationId'
export const CUSTOMERS = `${API}/customers` as const
export const CUSTOMER = `${CUSTOMERS}/:customerId` as const
