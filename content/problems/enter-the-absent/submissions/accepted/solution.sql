INSERT INTO results (roll, code, marks)
SELECT s.roll, c.code, NULL
FROM students AS s
JOIN courses AS c ON c.code = 'DB'
WHERE NOT EXISTS (
  SELECT * FROM results AS r WHERE r.roll = s.roll AND r.code = c.code
);
