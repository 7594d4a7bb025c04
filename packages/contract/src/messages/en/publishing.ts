export const publishingErrors = {
  'publishing.release-unknown': 'There is no such release.',
  'publishing.release-changed':
    'Somebody else has published in the meantime. Check the releases again before you bring one back.',
  'publishing.prices':
    'This changes the price, contents or length of: {plans}. Only an owner or somebody with the Accounts role can publish that. Ask one of them, or remove the change.',
  'publishing.no-sources':
    'The files of this release were not kept. Start from another one, or upload its files.',
  'publishing.draft-name': 'Give the draft a name of at most {max} characters.',
  'publishing.course-unknown': 'There is no such course. Somebody may have removed it: choose another one.',
  'publishing.draft-unknown': 'There is no such draft. Somebody may have deleted it.',
  'publishing.file-unknown': 'There is no file or folder {path} in this draft.',
  'publishing.removal-unknown': 'This has already been restored, or the draft was deleted.',
  'publishing.path-invalid': '{path} cannot be the path of a file: {why}',
  'publishing.path-taken': '{path} already exists. Choose another name, or remove it first.',
  'publishing.unsaved-too-large':
    'You have too many unsaved changes to keep them in your account. Save them in the draft.',
  'publishing.file-too-large': 'A file edited here can have at most {max} kB. Upload larger ones.',
  'publishing.upload-too-large':
    'The file is larger than {max} MB. Split it, for example by course or module, and upload the parts one by one.',
  'publishing.upload-part':
    'This part does not belong to the file that was announced. Upload the file again.',
  'publishing.upload-incomplete': 'Not all of the file has arrived. Upload it again.',
  'publishing.upload-unknown':
    'This upload has already been used, or is more than a day old. Upload the file again.',
  'publishing.upload-empty': 'There is nothing in this upload that can be used.',
  'publishing.place-missing': 'Choose where it goes: a course, and for problems and quizzes a module of it.',
  'publishing.concept-unknown': 'The draft has no such concept. Use an id of its Concepts.',
  'publishing.folder-full':
    '{path} already has a folder 99, so no more fit. Give the folders smaller numbers.',
  'publishing.title': 'Give it a title of at most {max} characters.',
  'publishing.not-runnable':
    'This folder has no problem with tests yet, or its problem.yaml has a fault. Fix it, then run again.',
  'publishing.draft-faults': 'The draft has faults. Fix them, check it again, then publish it.',
  'publishing.merge-first':
    'Others have published since this draft was created. Merge their changes first, then check it again.',
  'publishing.price-invalid': 'A price is a whole number of rupees, from 1 to 500000.',
  'publishing.price-changed':
    'Somebody else has just changed what is sold. Check the price again, then set it.',
  'publishing.price-not-here':
    'This price cannot be set here, because the files of the current release were not kept. Publish a draft, then set the price.',
  'publishing.not-proved':
    'Not proved in their current form: {problems}. Verify them first, or publish anyway.',
  'publishing.check-goes-on':
    'The files are still being checked, because the server is busy. The check continues by itself: try again in a minute.',
  'publishing.check-given-up':
    'The check was stopped: reading {path} did not finish in two minutes. What was read before that is kept. Look at what is new in this folder, then check again.',
  'publishing.too-slow':
    'This was stopped because it did not finish in two minutes: the server is busy. Nothing was lost. Try again in a few minutes.',
  'publishing.preview-busy':
    'The preview could not be drawn in time, because the server is busy. Please try again in a few seconds.',
  'publishing.draft-changed':
    'The draft has changed since it was checked. Check it again before you publish it.',
  'publishing.files-too-many': 'A draft can have at most {max} files.',
} as const;
