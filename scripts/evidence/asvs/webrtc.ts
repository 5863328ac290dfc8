import { notApplicable, type Chapter } from '../requirement.ts'

const none = 'The shop has no WebRTC.'

export const webrtc: Chapter = {
  id: 'V17',
  name: 'WebRTC',
  requirements: {
    '17.1.1': notApplicable('TURN reaches no internal addresses.', none),
    '17.2.1': notApplicable('Keys of DTLS are managed by policy.', none),
    '17.2.2': notApplicable('Media servers use approved ciphers.', none),
    '17.2.3': notApplicable('Media servers check SRTP authentication.', none),
    '17.2.4': notApplicable('Media servers survive malformed packets.', none),
    '17.3.1': notApplicable('Signaling survives a flood.', none),
    '17.3.2': notApplicable('Signaling survives malformed messages.', none),
  },
}
