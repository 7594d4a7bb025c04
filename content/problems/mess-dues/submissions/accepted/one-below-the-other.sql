CREATE VIEW dues AS
SELECT b.roll, b.name, COALESCE(SUM(a.rupees), 0) AS due
FROM boarders AS b
LEFT JOIN (
  SELECT roll, rupees FROM bills
  UNION ALL
  SELECT roll, -rupees FROM payments
) AS a ON a.roll = b.roll
GROUP BY b.roll, b.name;
