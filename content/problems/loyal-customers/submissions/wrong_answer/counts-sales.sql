SELECT customer, COUNT(*) AS days FROM sales WHERE customer IS NOT NULL GROUP BY customer HAVING COUNT(*) >= 3 ORDER BY days DESC, customer;
