#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    char a, b, c, hyphen;
    cin >> a >> hyphen >> b >> hyphen >> c;
    int first = a - 'A' + 1, second = b - 'A' + 1, third = c - 'A' + 1;
    printf("%c-%c-%c\n", 'z' - first + 1, 'z' - second + 1, 'z' - third + 1);
    printf("%02d-%02d-%02d\n", first, second, third);
    printf("%02d\n", (first + 2 * second + 3 * third) % 97);
    return 0;
}
