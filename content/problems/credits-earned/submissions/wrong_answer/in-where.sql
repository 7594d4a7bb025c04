SELECT s.roll, s.name, SUM(c.credits) FROM students s LEFT JOIN results r ON r.roll = s.roll LEFT JOIN courses c ON c.code = r.code WHERE r.marks >= 40 GROUP BY s.roll, s.name ORDER BY s.roll;
