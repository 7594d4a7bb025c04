WITH days AS (
  SELECT s.sold_on, SUM(l.quantity * i.price) AS taken
  FROM sales AS s
  JOIN sale_lines AS l ON l.sale = s.id
  JOIN items AS i ON i.id = l.item
  GROUP BY s.sold_on
)
SELECT sold_on, taken, SUM(taken) OVER (ORDER BY sold_on) AS so_far
FROM days
ORDER BY sold_on;
