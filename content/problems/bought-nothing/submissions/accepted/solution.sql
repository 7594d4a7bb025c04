SELECT c.id, c.name, c.phone
FROM customers AS c
WHERE c.phone IS NOT NULL
  AND NOT EXISTS (SELECT * FROM sales AS s WHERE s.customer = c.id);
