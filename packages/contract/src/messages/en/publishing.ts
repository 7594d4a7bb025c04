export const publishingErrors = {
  'publishing.release-unknown': 'There is no such release.',
  'publishing.release-changed':
    'Somebody else published something meanwhile. Look at the releases again before you bring one back.',
  'publishing.no-sources':
    'The files of this release were not kept: it is older than drafts are. Begin from another one, or upload its files.',
  'publishing.draft-name': 'Give the draft a name of at most {max} characters.',
  'publishing.draft-unknown': 'There is no such draft. Somebody may have deleted it meanwhile.',
  'publishing.file-unknown': 'There is no file or folder {path} in this draft.',
  'publishing.path-invalid': '{path} cannot be the path of a file: {why}',
  'publishing.path-taken': '{path} is there already. Choose another name, or remove it first.',
  'publishing.file-too-large': 'A file written here may have {max} kB. Upload larger ones.',
  'publishing.draft-faults': 'The draft has faults. Mend them, check it again, then publish it.',
  'publishing.draft-changed':
    'The draft was changed since it was checked. Check it again before you publish it.',
  'publishing.files-too-many': 'A draft holds at most {max} files.',
} as const;
