SELECT s.roll, s.name, COALESCE(SUM(c.credits), 0) FROM students s LEFT JOIN results r ON r.roll = s.roll LEFT JOIN courses c ON c.code = r.code GROUP BY s.roll, s.name ORDER BY s.roll;
