type MessageId = FormatjsIntl.Message['ids']

/** The id of a message that the shop's own data names, such as the label of a field. */
export const shopMessage = (id: string) => id as MessageId
