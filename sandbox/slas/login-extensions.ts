/** Response members that a live service does not have; clients must work without them there. */
export const loginExtensions = {
  attempts_left:
    'in the 401 of /oauth2/login: after the fourth wrong password in a row 2, after the fifth 1',
  locked_until:
    'in the 401 of /oauth2/login: until when the login is locked, after the sixth, as an ISO date',
  violations:
    'in the 400 of a password that is too weak: a sentence for each rule of the policy it breaks',
} as const
