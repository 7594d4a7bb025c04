export const sqlTemplate = `SELECT
`;
