SELECT customer, COUNT(DISTINCT sold_on) AS days FROM sales GROUP BY customer HAVING COUNT(DISTINCT sold_on) >= 3 ORDER BY days DESC, customer;
