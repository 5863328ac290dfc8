export const EXPERIENCE = '/experience/shopper-experience/v1/organizations/:organizationId'
