SELECT s.roll, s.name, COALESCE(SUM(c.credits), 0) AS credits
FROM students AS s
LEFT JOIN results AS r ON r.roll = s.roll AND r.marks >= 40
LEFT JOIN courses AS c ON c.code = r.code
GROUP BY s.roll, s.name
ORDER BY s.roll;
