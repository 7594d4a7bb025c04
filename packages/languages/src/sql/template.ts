export const sqlTemplate = `-- Write your statements here. Each ends with a semicolon.
`;
