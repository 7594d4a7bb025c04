CREATE TABLE regulars (
  name TEXT PRIMARY KEY,
  tickets INTEGER NOT NULL
);
INSERT INTO regulars (name, tickets)
SELECT buyer, COUNT(*)
FROM tickets
WHERE buyer IS NOT NULL
GROUP BY buyer
HAVING COUNT(*) >= 2;
