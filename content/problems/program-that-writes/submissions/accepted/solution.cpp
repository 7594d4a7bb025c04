#include <iostream>
#include <string>
using namespace std;

int main() {
    string name;
    cin >> name;
    cout << "public class Main {\n";
    cout << "    public static void main(String[] args) {\n";
    cout << "        System.out.println(\"Hello, " << name << "!\");\n";
    cout << "        System.out.println(\"Your folder: C:\\\\lab\\\\" << name << "\");\n";
    cout << "    }\n";
    cout << "}\n";
}
