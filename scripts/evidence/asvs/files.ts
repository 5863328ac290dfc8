import { built, notApplicable, operator, tested, type Chapter } from '../requirement.ts'

const METADATA = 'worker/reviews/picture-metadata.test.ts'

export const files: Chapter = {
  id: 'V5',
  name: 'File handling',
  requirements: {
    '5.1.1': built(
      'Documents say which files may be sent, and how large.',
      'Pictures of reviews alone: number, size and types are in `shared/reviews/`, and the form says them.',
    ),
    '5.2.1': tested('Files have a limited size.', [
      'tests/worker/action-attacks-input.worker.test.ts: rejects bodies that are too large, with or without a declared length',
    ]),
    '5.2.2': tested(
      'The content of a file is what its name says.',
      [
        `${METADATA}: a JPEG that is cut off or malformed is not accepted`,
        `${METADATA}: a PNG that is cut off or malformed is not accepted`,
        `${METADATA}: a WebP that is cut off or malformed is not accepted`,
      ],
      'A picture is parsed and written anew, without metadata.',
    ),
    '5.2.3': notApplicable(
      'Archives are checked before they are unpacked.',
      'Nothing is unpacked.',
    ),
    '5.3.1': notApplicable(
      'Files of users are not executed.',
      'The shop stores none: pictures go to the review service.',
    ),
    '5.3.2': notApplicable(
      'Paths of files do not come from users.',
      'A Worker has no file system.',
    ),
    '5.4.1': built(
      'Downloads have a name that the shop has chosen.',
      'The copy of one’s data has a fixed name (`worker/account/account-routes.ts`).',
    ),
    '5.4.2': built('Names of files are encoded.', 'As above: the only name is a constant.'),
    '5.4.3': operator(
      'Files of others are scanned for malware.',
      'The review service moderates pictures before it shows them. The shop drops what is not pixels.',
      [
        'worker/reviews/picture-secrets.test.ts: a picture looks the same without data that was hidden outside its pixels',
      ],
    ),
  },
}
