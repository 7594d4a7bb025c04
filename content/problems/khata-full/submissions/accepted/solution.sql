WITH balances AS (
  SELECT id, customer, day,
    SUM(rupees) OVER (PARTITION BY customer ORDER BY day, id) AS balance
  FROM entries
), too_high AS (
  SELECT b.customer, c.name, b.day, b.balance,
    ROW_NUMBER() OVER (PARTITION BY b.customer ORDER BY b.day, b.id) AS number
  FROM balances AS b
  JOIN customers AS c ON c.id = b.customer
  WHERE b.balance > c.most
)
SELECT customer, name, day, balance
FROM too_high
WHERE number = 1
ORDER BY customer;
