export const publishingErrors = {
  'publishing.release-unknown': 'There is no such release.',
  'publishing.release-changed':
    'Somebody else published something meanwhile. Look at the releases again before you bring one back.',
  'publishing.prices':
    'This changes what is sold, for how much or for how long: {plans}. Only an owner, or somebody with the role accounts, may publish it. Ask one of them, or take the change of the plan out.',
  'publishing.no-sources':
    'The files of this release were not kept: it is older than drafts are. Begin from another one, or upload its files.',
  'publishing.draft-name': 'Give the draft a name of at most {max} characters.',
  'publishing.draft-unknown': 'There is no such draft. Somebody may have deleted it meanwhile.',
  'publishing.file-unknown': 'There is no file or folder {path} in this draft.',
  'publishing.removal-unknown': 'This was brought back already, or the draft was deleted.',
  'publishing.path-invalid': '{path} cannot be the path of a file: {why}',
  'publishing.path-taken': '{path} is there already. Choose another name, or remove it first.',
  'publishing.file-too-large': 'A file written here may have {max} kB. Upload larger ones.',
  'publishing.upload-too-large':
    'The file is larger than {max} MB. Pack a part of it, one course or one module, and upload the parts one by one.',
  'publishing.upload-part':
    'This part does not belong to the file that was announced. Upload the file again.',
  'publishing.upload-incomplete': 'Not all of the file has arrived. Upload it again.',
  'publishing.upload-unknown':
    'This upload was placed already, or is older than a day. Upload the file again.',
  'publishing.upload-empty': 'There is nothing in this upload that could be placed.',
  'publishing.place-missing': 'Choose where it goes: a course, and for problems and quizzes a module of it.',
  'publishing.folder-full':
    '{path} has a folder 99: no further one fits in. Give the folders smaller numbers.',
  'publishing.title': 'Give it a title of at most {max} characters.',
  'publishing.not-runnable':
    'There is no problem with tests in this folder yet, or its problem.yaml has a fault. Mend it, then run again.',
  'publishing.draft-faults': 'The draft has faults. Mend them, check it again, then publish it.',
  'publishing.merge-first':
    'Others have published since this draft began. Take their changes into it first, then check it again.',
  'publishing.price-invalid': 'A price is a whole number of rupees, from 1 to 500000.',
  'publishing.price-changed':
    'Somebody else has just changed what is sold. Look at the price again, then set it.',
  'publishing.price-not-here':
    'This price cannot be set here: learners see a release without its files. Publish a draft, then set the price.',
  'publishing.not-proved':
    'Not proved as they are now: {problems}. Verify them first, or publish them all the same.',
  'publishing.draft-changed':
    'The draft was changed since it was checked. Check it again before you publish it.',
  'publishing.files-too-many': 'A draft holds at most {max} files.',
} as const;
