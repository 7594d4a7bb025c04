SELECT a.item, b.item, COUNT(*) AS times
FROM sale_lines AS a
JOIN sale_lines AS b ON b.sale = a.sale AND a.item < b.item
GROUP BY a.item, b.item
HAVING COUNT(*) >= 2
ORDER BY times DESC, a.item, b.item;
