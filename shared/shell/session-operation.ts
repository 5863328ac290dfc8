/** The GraphQL operation that asks for the `SessionView` of the visitor. */
export const SESSION_DOCUMENT =
  'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode foreignCountry regionCode } privacyRegime isNativeApp experiments { name isOn } } }'

/** The SHA-256 of the operation, by which documents ask. */
export const SESSION_OPERATION = '0ee13d50abb8249b2d147ceb66c6a9ad717b59e9978082fde8164e58f682b40e'
