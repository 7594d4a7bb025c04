SELECT customer, COUNT(DISTINCT sold_on) AS days
FROM sales
WHERE customer IS NOT NULL
GROUP BY customer
HAVING COUNT(DISTINCT sold_on) >= 3
ORDER BY days DESC, customer;
