CREATE VIEW dues AS
SELECT b.roll, b.name,
  COALESCE((SELECT SUM(x.rupees) FROM bills AS x WHERE x.roll = b.roll), 0)
  - COALESCE((SELECT SUM(p.rupees) FROM payments AS p WHERE p.roll = b.roll), 0) AS due
FROM boarders AS b;
